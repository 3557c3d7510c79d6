// Full labels of the tokens that a screen of rewards names by their signs alone (doc1 §3: ゴールド (G)), for its legend.
import { worldTokenLabels } from './codes/world.ts'

/** Labels with a sign, with the expression that finds the token in a reward's text. */
const signed = [
  ...new Set(Object.values(worldTokenLabels).flatMap((labels): string[] => Object.values(labels))),
].flatMap(label => {
  const [, name, sign] = /^(.+) \((.+)\)$/.exec(label) ?? []
  return name && sign ? [{ label, place: new RegExp(`(^|・)(${name} [\\d,]+|[\\d,]+ ${sign})(・|$)`) }] : []
})

/** `ゴールド (G)` for each token with a sign that occurs in these texts of rewards (`1,200 G・霧晶のかけら ×2`). */
export const signsIn = (rewardTexts: readonly string[]): string[] =>
  signed.filter(({ place }) => rewardTexts.some(text => place.test(text))).map(({ label }) => label)
