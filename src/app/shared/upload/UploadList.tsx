// Pictures that are being sent: how far they are, and what went wrong with each.
import { CircleCheck, CircleDashed, LoaderCircle, TriangleAlert, WifiOff } from 'lucide-react'
import { Button } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListRow } from '#app/ui/List.tsx'
import { Progress } from '#app/ui/Progress.tsx'
import { TextButton } from '#app/ui/TextLink.tsx'
import type { Upload } from './use-uploads.ts'

interface UploadListProps {
  uploads: readonly Upload[]
  isBusy: boolean
  onAgain: (upload: Upload) => void
  onClear: () => void
}

const words: Record<Upload['state'], string> = {
  waiting: '順番を待っています',
  working: '送っています',
  done: '加えました',
  known: '同じ画像がもうあります',
  failed: '',
  lost: '',
}
const icons = {
  waiting: <Icon of={CircleDashed} className="text-ink-soft" />,
  working: <Icon of={LoaderCircle} className="animate-turn text-ai" />,
  done: <Icon of={CircleCheck} className="text-matsuba" />,
  known: <Icon of={CircleCheck} className="text-ink-soft" />,
  failed: <Icon of={TriangleAlert} className="text-hi" />,
  lost: <Icon of={WifiOff} className="text-ink-soft" />,
}

const isNotSent = ({ state }: Upload): boolean => state === 'failed' || state === 'lost'

export function UploadList({ uploads, isBusy, onAgain, onClear }: UploadListProps) {
  if (uploads.length === 0) return null
  const over = uploads.filter(({ state }) => state !== 'waiting' && state !== 'working').length
  const failed = uploads.filter(isNotSent).length
  return (
    <section aria-label="送っている画像">
      <SectionHeading more={!isBusy && <TextButton onClick={onClear}>この一覧を消す</TextButton>}>
        送っている画像
      </SectionHeading>
      <Progress value={over} max={uploads.length} label="送り終えた画像" className="mb-2" />
      <p role="status" className="vh">
        {!isBusy &&
          `${uploads.length - failed}枚を送り終えました。${failed > 0 ? `${failed}枚は送れませんでした。` : ''}`}
      </p>
      <List>
        {uploads.map(upload => (
          <ListRow
            key={upload.key}
            icon={icons[upload.state]}
            title={<span className="wrap-anywhere">{upload.name}</span>}
            note={isNotSent(upload) ? upload.message : words[upload.state]}
            trailing={
              isNotSent(upload) && (
                <Button variant="line" onClick={() => onAgain(upload)}>
                  もう一度送る
                </Button>
              )
            }
          />
        ))}
      </List>
    </section>
  )
}
