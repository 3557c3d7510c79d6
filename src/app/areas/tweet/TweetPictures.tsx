// The pictures of a tweet: one large, several in two columns; each opens in full, with its writer's description.
import { lazy, Suspense, useState } from 'react'
import { cx } from '#app/ui/cx.ts'
import { fileSource } from '#app/ui/file-address.ts'
import { imageSource } from '#rules/images.ts'
import type { Tweet } from './queries.ts'

const ZoomDialog = lazy(() => import('#app/ui/ZoomDialog.tsx').then(module => ({ default: module.ZoomDialog })))

type Picture = Tweet['pictureList'][number]

/** Name of a picture without a description. */
const nameOf = ({ description }: Picture, place: number): string => description || `画像${place + 1}`

export function TweetPictures({ pictures }: { pictures: Tweet['pictureList'] }) {
  const [zoomed, zoom] = useState<{ name: string; src: string } | null>(null)
  if (pictures.length === 0) return null
  const isOne = pictures.length === 1
  return (
    <>
      <ul
        aria-label="画像"
        className={cx('mt-2 grid gap-1.5 overflow-hidden rounded-card', isOne ? 'max-w-md' : 'max-w-lg grid-cols-2')}
      >
        {pictures.map((picture, place) => (
          <li key={picture.picture}>
            <button
              type="button"
              aria-label={`${nameOf(picture, place)}を大きく表示`}
              className="block w-full -outline-offset-2"
              onClick={() => zoom({ name: nameOf(picture, place), src: imageSource(picture.picture, 'assets', 1_200) })}
            >
              <img
                {...fileSource(imageSource(picture.picture, 'assets', 640))}
                alt={picture.description}
                width={picture.width}
                height={picture.height}
                loading="lazy"
                className={cx(
                  'art block w-full bg-sunken object-cover',
                  isOne ? 'max-h-[80dvh]' : 'aspect-[4/3] h-full',
                )}
              />
            </button>
          </li>
        ))}
      </ul>
      <Suspense>{zoomed && <ZoomDialog {...zoomed} onClose={() => zoom(null)} />}</Suspense>
    </>
  )
}
