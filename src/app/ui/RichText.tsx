export function RichText({ text }: { text: string; origins: readonly string[] }) {
  return <p className="whitespace-pre-wrap">{text}</p>
}
