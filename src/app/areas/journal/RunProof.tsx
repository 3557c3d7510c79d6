// The promise of a run and its proof: the hash of the seed from its beginning on, the seed when it is finished, and the dice rolled
// again on this device.
import { useState } from 'react'
import { ProofCheck, ProofValues } from '#app/shared/story/ProofCheck.tsx'
import { Fold } from '#app/ui/Fold.tsx'
import { checkRun, type RunCheck } from './check-run.ts'
import type { Run } from './queries.ts'

export function RunProof({ run }: { run: Run }) {
  const { seed, runId } = run
  // The hash that was read first: a later answer cannot take another one's place.
  const [promised] = useState(run.seedHash)
  const [result, setResult] = useState<RunCheck | null>(null)
  const [busy, setBusy] = useState(false)
  const check = async (found: string): Promise<void> => {
    setBusy(true)
    setResult(await checkRun({ ...run, seed: found }, promised))
    setBusy(false)
  }
  return (
    <Fold label="さいころの約束" className="mt-3">
      <p className="text-cap text-ink-soft">
        {seed === null
          ? '出目はこの指紋のたねから決まります。書き終えると、たねを見せます。'
          : `出目は、たねを鍵に「${runId}:ページ」から計算したものです。`}
      </p>
      <ProofValues
        values={[
          ['たねの指紋', promised],
          ['書き終えて見せたたね', seed],
        ]}
      />
      {seed && (
        <ProofCheck
          {...{ busy, result }}
          label="出目を確かめる"
          right="出目は約束どおりでした"
          onCheck={() => void check(seed)}
        />
      )}
    </Fold>
  )
}
