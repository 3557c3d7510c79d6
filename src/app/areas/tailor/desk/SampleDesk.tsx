// A creator's samples: pictures are sent from the device, texts are written here; each can be deleted.
import { Plus, Trash2 } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import type { WriteResult } from '#app/platform/outbox/write.ts'
import { randomUuid } from '#app/platform/uuid.ts'
import { useWritten } from '#app/shared/form/use-written.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { PictureDrop } from '#app/shared/upload/PictureDrop.tsx'
import { type SentPicture, useUploads } from '#app/shared/upload/use-uploads.ts'
import { Button } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { TextAreaField, TextField } from '#app/ui/Field.tsx'
import { fileSource } from '#app/ui/file-address.ts'
import { IconButton } from '#app/ui/IconButton.tsx'
import { List } from '#app/ui/List.tsx'
import { driveNameOf } from '#rules/drive.ts'
import { imageSource } from '#rules/images.ts'
import { tailorRefusals } from '#rules/refusals/tailor.ts'
import { creatorFaults, makesPictures, SAMPLES_MOST, TAILOR_MOST } from '#rules/tailor.ts'
import { lengthCount } from '#rules/text/count.ts'
import { addingSample, removingSample, uploadingSample } from '../desk-writes.ts'
import type { OwnRoom, Sample } from '../queries.ts'

const AT_ONCE = 4

export function SampleDesk({ room }: { room: OwnRoom }) {
  const { creatorKbn, sampleList } = room
  const isFull = sampleList.length >= SAMPLES_MOST
  return (
    <section aria-labelledby="samples">
      <SectionHeading id="samples">
        サンプル
        <span className="num ml-2 font-sans text-meta font-normal text-ink-soft">
          {sampleList.length} / {SAMPLES_MOST}点
        </span>
      </SectionHeading>
      {isFull ? (
        <p className="text-cap text-ink-soft">{tailorRefusals.SAMPLES_MOST.message}</p>
      ) : makesPictures(creatorKbn) ? (
        <AddPictures creatorKbn={creatorKbn} />
      ) : (
        <AddText creatorKbn={creatorKbn} />
      )}
      {sampleList.length > 0 && (
        <List className="mt-3">
          {sampleList.map(sample => (
            <SampleRow key={sample.sampleId} sample={sample} />
          ))}
        </List>
      )}
    </section>
  )
}

type Kbn = OwnRoom['creatorKbn']

function AddPictures({ creatorKbn }: { creatorKbn: Kbn }) {
  const upload = useWrite(uploadingSample)
  const add = useWrite(addingSample)
  const send = async ({ key, name, picture }: SentPicture): Promise<WriteResult<{ isKnown: boolean }> | null> => {
    const title = name.slice(0, TAILOR_MOST.sampleTitle)
    const sent = await upload.write({ pictureId: key, picture, title })
    if (sent?.state !== 'done') return sent
    const made = await add.write({ key, creatorKbn, title, body: '', pictureId: key })
    return made?.state === 'done' ? { ...made, answer: { isKnown: false } } : made
  }
  const uploads = useUploads({ atOnce: AT_ONCE, nameOf: driveNameOf, send })
  return (
    <PictureDrop uploads={uploads} atOnce={AT_ONCE}>
      一度に{AT_ONCE}枚まで。ファイルの名前が題名になり、だれでも見られます。
    </PictureDrop>
  )
}

const NOTHING = { title: '', body: '' }

function AddText({ creatorKbn }: { creatorKbn: Kbn }) {
  const { written, write, forget } = useWritten(`creatorSample1:${creatorKbn}`, NOTHING)
  const [key, setKey] = useState(randomUuid)
  const [isTried, setTried] = useState(false)
  const acts = usePress(addingSample, { key }, { can: '載せられます' })
  const texts = { sampleTitle: written.title, sampleBody: written.body }
  const faults = isTried ? creatorFaults(texts) : {}
  const add = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (acts.pending || acts.reason) return
    const isWrong = Object.keys(creatorFaults(texts)).length > 0
    setTried(isWrong)
    if (isWrong) {
      const form = event.currentTarget
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
      return
    }
    if (!(await acts.press({ key, creatorKbn, ...written, pictureId: null }))) return
    forget()
    setKey(randomUuid())
  }
  return (
    <form noValidate className="grid grid-cols-1 gap-3" onSubmit={event => void add(event)}>
      <TextField
        label="題名"
        required
        autoComplete="off"
        value={written.title}
        error={faults.sampleTitle}
        hint={<span className="num">{`${lengthCount(written.title)} / ${TAILOR_MOST.sampleTitle}字`}</span>}
        onChange={event => write({ ...written, title: event.currentTarget.value })}
      />
      <TextAreaField
        label="本文"
        required
        rows={6}
        value={written.body}
        error={faults.sampleBody}
        hint={<span className="num">{`${lengthCount(written.body)} / ${TAILOR_MOST.sampleBody}字`}</span>}
        onChange={event => write({ ...written, body: event.currentTarget.value })}
      />
      <PressNotice of={acts} className="" />
      <Button
        type="submit"
        variant="shu"
        icon={Plus}
        className="justify-self-start"
        pending={acts.pending}
        pendingLabel="載せています"
        reason={acts.reason}
      >
        サンプルを載せる
      </Button>
    </form>
  )
}

function SampleRow({ sample: { sampleId, title, body, picture } }: { sample: Sample }) {
  const acts = usePress(removingSample, { sampleId }, { can: '削除できます' })
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-3 py-2 pr-2 pl-4">
      <span className="flex min-h-14 min-w-0 flex-[1_1_9rem] items-center gap-3">
        {picture && (
          <img
            {...fileSource(imageSource(picture.picture, 'assets', 240))}
            alt=""
            loading="lazy"
            className="art size-14 flex-none rounded-control bg-sunken object-cover"
          />
        )}
        <span className="min-w-0 flex-1">
          <b className="block text-sub wrap-anywhere">{title}</b>
          {body && <span className="line-clamp-2 text-meta text-ink-soft">{body}</span>}
        </span>
      </span>
      <IconButton
        icon={Trash2}
        label={`サンプルを削除：${title}`}
        aria-busy={acts.pending}
        onClick={() => void (acts.pending || acts.press({ sampleId, title }))}
      />
      <PressNotice of={acts} className="w-full" />
    </li>
  )
}
