// Address of the letters of two characters. Apart from the other rules of letters, because every open page may be told of one.

/** @param asId the user's own character of the two */
export const letterAddress = (worldId: string, { asId, withId }: { asId: string; withId: string }): string =>
  `/world/${worldId}/message?with=${withId}&as=${asId}`

/** Address of the letters that came to a character by the makai post. */
export const makaiAddress = (worldId: string, asId: string): string => `/world/${worldId}/makaiPost?as=${asId}`
