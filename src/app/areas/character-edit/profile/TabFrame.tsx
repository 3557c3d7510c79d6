// フレーム: the frame around the picture on the character's page.
import { Check } from 'lucide-react'
import { frameFace } from '#app/shared/character/frames.ts'
import { Avatar } from '#app/ui/Avatar.tsx'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { characterFrameNames, characterFrames } from '#rules/character-frames.ts'
import { imageSource } from '#rules/images.ts'
import type { TabProps } from './profile-tabs.ts'

export function TabFrame({ profile, values, onChange }: TabProps) {
  const src = profile.icon ? imageSource(profile.icon, 'character', 192) : undefined
  return (
    <fieldset className="mt-4">
      <legend className="mb-2 text-cap text-ink-soft">キャラクターのページで、絵のまわりに付きます。</legend>
      <div className="grid grid-cols-2 gap-3 min-[480px]:grid-cols-3">
        {characterFrameNames.map(frame => {
          const on = values.frame === frame
          return (
            <label
              key={frame || 'none'}
              className={cx(
                'relative grid justify-items-center gap-2 rounded-card border bg-surface p-3 has-focus-visible:outline-2 has-focus-visible:outline-ai',
                on ? 'border-ai outline outline-ai' : 'border-line',
              )}
            >
              <input type="radio" name="frame" className="vh" checked={on} onChange={() => onChange({ frame })} />
              <span className={cx('grid size-28 place-items-center rounded-card bg-sunken', frameFace(frame))}>
                <Avatar src={src} size={56} />
              </span>
              <span className={cx('text-cap', on && 'font-bold text-ai')}>{characterFrames[frame]}</span>
              {on && <Icon of={Check} size="s" className="absolute top-2 right-2 text-ai" />}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
