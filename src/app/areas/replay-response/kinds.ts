// Kinds of reactions as readers see them: a drawn icon and a name each.
import { Droplets, Flame, Ghost, Heart, Laugh, type LucideIcon, Sparkles } from 'lucide-react'
import type { ReactionKind } from '#rules/replay-responses.ts'

export const reactionFaces: Record<ReactionKind, { icon: LucideIcon; name: string }> = {
  1: { icon: Heart, name: '好き' },
  2: { icon: Droplets, name: '泣けた' },
  3: { icon: Laugh, name: '笑った' },
  4: { icon: Flame, name: '燃えた' },
  5: { icon: Sparkles, name: '見とれた' },
  6: { icon: Ghost, name: 'ぞくっとした' },
}
