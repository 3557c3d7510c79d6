// The picture over an article or a situation: one of the stored ones, or none. Pictures are not uploaded here.
import { ImageIcon, ImageOff } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { imageSource } from '#rules/images.ts'
import { fileSource } from '../../ui/file-address.ts'
import type { ChoiceProps } from './PictureSheet.tsx'

const PictureSheet = lazy(() => import('./PictureSheet.tsx').then(module => ({ default: module.PictureSheet })))

interface PictureFieldProps {
  /** words of its heading: 絵 */
  label?: string
  /** sheet that offers pictures; those that the service stores by default */
  choose?: (face: ChoiceProps) => ReactNode
  picture: string | null
  onChange: (picture: string | null) => void
}

const fromStored = (face: ChoiceProps): ReactNode => <PictureSheet {...face} />

export function PictureField({ label = '絵', choose = fromStored, picture, onChange }: PictureFieldProps) {
  const [chooses, setChooses] = useState(false)
  const take = (chosen: string | null): void => {
    setChooses(false)
    onChange(chosen)
  }
  return (
    <section aria-label={label}>
      <SectionHeading>{label}</SectionHeading>
      {picture === null ? (
        <p className="mb-2 text-cap text-ink-soft">絵はありません。</p>
      ) : (
        <img
          {...fileSource(imageSource(picture, 'assets', 640))}
          alt="いまの絵"
          width={640}
          height={320}
          className="art mb-2 block aspect-[2/1] w-full max-w-80 rounded-card bg-sunken object-cover"
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="line" icon={ImageIcon} onClick={() => setChooses(true)}>
          絵を選ぶ
        </Button>
        {picture !== null && (
          <Button variant="text" icon={ImageOff} onClick={() => take(null)}>
            絵を外す
          </Button>
        )}
      </div>
      <Suspense>{chooses && choose({ current: picture, onChoose: take, onClose: () => setChooses(false) })}</Suspense>
    </section>
  )
}
