// Sizes of stored data, in words.

export function sizeText(bytes: number): string {
  if (bytes >= 1_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`
  return `${Math.ceil(bytes / 1_000)} KB`
}
