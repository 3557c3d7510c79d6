// Chip of a character whose player is away for a while.
import { Moon } from 'lucide-react'
import { Chip } from '#app/ui/Chip.tsx'

export const RestingChip = () => (
  <Chip tone="kin" icon={Moon}>
    休止中
  </Chip>
)
