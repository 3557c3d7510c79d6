// Texts with holes: 「{label}をクリップボードにコピーしました」.

type Holes<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Holes<Rest> : never

/** The text with its holes filled. Filled-in values are not searched for holes. */
export const fill = <Text extends string>(text: Text, values: Readonly<Record<Holes<Text>, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (hole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name as Holes<Text>]) : hole,
  )
