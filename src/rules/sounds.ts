// Addresses of sounds: voice clips of characters, stored beside the pictures (rules/images.ts).

/** Key of a sound in storage. */
export const soundKey = (id: string): string => `voices/${id}.wav`

export const soundSource = (id: string): string => `/files/${soundKey(encodeURIComponent(id.toWellFormed()))}`
