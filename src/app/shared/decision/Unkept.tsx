// Question about a decision that the device cannot keep, so that it cannot wait to be taken back.
import { AskFirst } from '#app/shared/screen/AskFirst.tsx'
import type { Decisions } from './use-decisions.ts'

interface UnkeptProps<Thing> {
  decisions: Decisions<Thing>
  nameOf: (thing: Thing) => string
}

export const Unkept = <Thing,>({ decisions, nameOf }: UnkeptProps<Thing>) => {
  const { unkept, keepOpen, decideNow, wordsOf } = decisions
  if (!unkept) return null
  const { plain, does } = wordsOf(unkept.verdict)
  return (
    <AskFirst
      asked={{
        title: `${does}か？`,
        lead: `「${nameOf(unkept.thing)}」を${does}。この端末に保存できないため、あとから取り消せません。`,
        yes: plain,
      }}
      onClose={keepOpen}
      onYes={() => void decideNow()}
    />
  )
}
