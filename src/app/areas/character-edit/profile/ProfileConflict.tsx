// Comparison after a character was changed elsewhere during writing: the differences stand side by side, and nothing is
// lost.
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { characterFrames, parseCharacterFrame } from '#rules/character-frames.ts'
import { namesInOrder } from '#rules/character-texts.ts'
import type { FreeSetting } from '#rules/free-settings.ts'
import type { OwnProfile, ProfileChanges } from '../queries.ts'
import { fieldNames, settingsOf } from './profile-values.ts'

const ofSettings = (settings: readonly FreeSetting[]): string =>
  settings
    .filter(({ body }) => body.trim() !== '')
    .map(({ heading, body }) => `${heading}：${body}`)
    .join('\n')

function words(field: keyof ProfileChanges, changes: ProfileChanges, profile: OwnProfile): string {
  switch (field) {
    case 'nameOrder':
      return namesInOrder({ ...profile, nameOrder: changes.nameOrder ?? profile.nameOrder })
    case 'frame':
      return characterFrames[parseCharacterFrame(changes.frame ?? profile.frame)]
    case 'isFriendListOpen':
      return (changes.isFriendListOpen ?? profile.isFriendListOpen) ? '公開' : '非公開'
    case 'settingList':
      return ofSettings(changes.settingList ?? settingsOf(profile))
    default:
      return changes[field] ?? profile[field]
  }
}

export function ProfileConflict({
  theirs,
  changes,
  onGoOn,
  onGiveUp,
}: {
  theirs: OwnProfile
  /** written changes that differ from the newest version */
  changes: ProfileChanges
  onGoOn: () => void
  onGiveUp: () => void
}) {
  const fields = Object.keys(changes) as (keyof ProfileChanges)[]
  return (
    <Card as="section" className="mt-3 py-3.5" aria-label="二つのプロフィール">
      <p className="mb-1 text-sub font-semibold">このキャラクターは、別の画面でも変更されています。</p>
      <p className="mb-3 text-cap text-ink-soft">
        違うところを並べました。保存されているほうを選んでも、書いたものは下書きの一覧から取り戻せます。
      </p>
      <dl className="grid gap-3">
        {fields.map(field => (
          <div key={field} className="border-t border-line pt-2">
            <dt className="text-cap font-semibold">{fieldNames[field]}</dt>
            <dd className="mt-1 grid gap-2 text-sub min-[600px]:grid-cols-2">
              <Side name="いま書いているもの" text={words(field, changes, theirs)} />
              <Side name="保存されているもの" text={words(field, {}, theirs)} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap gap-3 *:flex-[1_1_10rem]">
        <Button variant="line" onClick={onGiveUp}>
          保存されているほうに戻す
        </Button>
        <Button variant="ai" onClick={onGoOn}>
          いまのもので続ける
        </Button>
      </div>
    </Card>
  )
}

const Side = ({ name, text }: { name: string; text: string }) => (
  <div className="min-w-0">
    <p className="text-meta text-ink-soft">{name}</p>
    <p
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys.
      tabIndex={0}
      className="max-h-40 overflow-y-auto rounded-card border border-line bg-paper p-3 whitespace-pre-wrap wrap-anywhere"
    >
      {text || '（なにも書かれていません）'}
    </p>
  </div>
)
