// The promise of a run and its proof: the hash of the seed from its beginning on, the seed when it is finished, and the dice rolled
// again on this device.
import { ShieldCheck, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { Fold } from '#app/ui/Fold.tsx'
import { Notice } from '#app/ui/Notice.tsx'
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
      <dl className="text-meta break-all">
        <Value name="たねの指紋" value={promised} />
        {seed && <Value name="書き終えて見せたたね" value={seed} />}
      </dl>
      {seed && (
        <Button
          variant="tonal"
          icon={ShieldCheck}
          className="mt-3"
          pending={busy}
          pendingLabel="計算しています"
          onClick={() => void check(seed)}
        >
          出目を確かめる
        </Button>
      )}
      {result && (
        <Notice
          className="mt-3"
          icon={result.isRight ? ShieldCheck : TriangleAlert}
          title={result.isRight ? '出目は約束どおりでした' : '確かめられませんでした'}
        >
          {result.words}
        </Notice>
      )}
    </Fold>
  )
}

const Value = ({ name, value }: { name: string; value: string }) => (
  <div className="mt-2">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="num mt-0.5 rounded-pic bg-sunken px-2.5 py-1.5">{value}</dd>
  </div>
)
