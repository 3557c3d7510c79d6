// A playing text beside the passage of the replay that it became.

import { Card } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { RichText } from '#app/ui/RichText.tsx'
import { samplePlaying, sampleReplay } from './sample.ts'

const none: readonly string[] = []

export const SamplePair = () => (
  <Card className="grid gap-4 md:grid-cols-2 md:gap-6">
    <section aria-label="プレイングの見本">
      <Chip>あなたが書くプレイング</Chip>
      <p className="mt-2 text-sub leading-[1.9]">{samplePlaying}</p>
    </section>
    <section
      aria-label="リプレイの見本"
      className="max-md:border-t max-md:border-dotted max-md:border-line max-md:pt-4"
    >
      <Chip tone="kin">届くリプレイ</Chip>
      <div className="mt-2 font-mincho text-[1.0625rem]">
        <RichText text={sampleReplay} origins={none} />
      </div>
    </section>
  </Card>
)
