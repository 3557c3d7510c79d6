// Address of a tweet with its answers. Apart from the other rules of tweets, because every open page may be told of one.
export const tweetAddress = (worldId: string, tweetId: number): string => `/world/${worldId}/tweet?tweet=${tweetId}`
