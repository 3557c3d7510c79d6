// Head of a character's page: its picture over the whole width, with title, name, class and level.
import { UserRound } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { frameFace } from '#app/shared/character/frames.ts'
import type { Character } from '#app/shared/character/queries.ts'
import { RestingChip } from '#app/shared/character/RestingChip.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { Hero } from '#app/ui/Hero.tsx'
import { PageHeading } from '#app/ui/TopBar.tsx'
import { excludedStatusText } from '#rules/characters.ts'
import { imageSource } from '#rules/images.ts'
import { fileSource } from '../../ui/file-address.ts'

const ZoomDialog = lazy(() => import('#app/ui/ZoomDialog.tsx').then(module => ({ default: module.ZoomDialog })))

const HEIGHT = 344
const PICTURE = 512

export function CharacterHero({ character }: { character: Character }) {
  const { characterFullName, shogo, className, raceName, level, age, worldName, isNpc, isResting } = character
  const frame = frameFace(character.frame)
  const excluded = excludedStatusText(character.excludedStatus)
  return (
    <Hero
      height={HEIGHT}
      picture={<Picture character={character} />}
      over={frame && <div aria-hidden="true" className={frame} />}
    >
      {(isNpc || excluded || isResting) && (
        <p className="mb-2 flex flex-wrap gap-1.5">
          {isNpc && <Chip tone="ai">NPC</Chip>}
          {isResting && <RestingChip />}
          {excluded && <Chip tone="shu">{excluded}</Chip>}
        </p>
      )}
      {shogo && <p className="text-sub font-bold text-on-pic-kin">《{shogo}》</p>}
      <PageHeading className="phrases text-hero leading-[1.3]">
        <bdi>{characterFullName}</bdi>
      </PageHeading>
      <p className="num mt-1 text-sub">
        {[[raceName, `${className} Lv.${level}`].filter(Boolean).join(' '), age, worldName].filter(Boolean).join('・')}
      </p>
    </Hero>
  )
}

/** The picture; a press opens it in full (doc1 §9). Offline it may be missing although the page is stored. */
function Picture({ character: { characterFullName, icon } }: { character: Character }) {
  const [open, setOpen] = useState(false)
  const [failed, setFailed] = useState<string>()
  if (icon === null || failed === icon) {
    return (
      <span className="grid place-items-center text-ink-soft">
        <UserRound aria-hidden="true" strokeWidth={1} className="size-2/5" />
      </span>
    )
  }
  const src = imageSource(icon, 'character', PICTURE)
  const size = { ...fileSource(src), width: PICTURE, height: PICTURE }
  return (
    <>
      <button
        type="button"
        aria-label={`${characterFullName}の絵を大きく見る`}
        onClick={() => setOpen(true)}
        className="relative block -outline-offset-4"
      >
        {/* Enlarged beyond its size it would be blurred and cut, so it stands whole on the right, over a blurred copy. */}
        <img
          {...size}
          alt=""
          className="absolute inset-0 size-full scale-125 object-cover blur-[28px] max-[32rem]:hidden"
        />
        <img
          {...size}
          alt=""
          className="relative size-full object-cover object-[50%_30%] min-[32rem]:object-scale-down min-[32rem]:object-right min-[32rem]:[mask-image:linear-gradient(to_right,transparent_38%,#000_66%)]"
          onError={() => setFailed(icon)}
        />
      </button>
      {open && (
        <Suspense>
          <ZoomDialog name={characterFullName} src={src} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
