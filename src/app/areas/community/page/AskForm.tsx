// Words with which a character asks to be let in, for the leader; they are a draft until they are sent.

import { TextForm } from '#app/shared/draft/TextForm.tsx'
import { useNextText } from '#app/shared/draft/use-next-text.ts'
import { useTextForm } from '#app/shared/draft/use-text-form.ts'
import { Button } from '#app/ui/Button.tsx'
import { COMMUNITY_MOST, communityFaults, communityLabels } from '#rules/communities.ts'
import { REQUEST_PLACE, requestTarget } from '../draft-places.ts'
import { joining } from '../writes.ts'
import { JoiningCharacter, type JoinSheetProps, tellJoined, useChosen } from './JoiningCharacter.tsx'
import { useJoiners } from './use-joiners.ts'

const faultOf = (words: string): string | undefined => communityFaults({ words }).words

/** Character in the draft of the words. */
const keptCharacter = (characterId: string | undefined): string => JSON.stringify({ characterId })
function readCharacter(fields: string): string | undefined {
  try {
    const { characterId } = JSON.parse(fields) as { characterId?: unknown }
    return typeof characterId === 'string' ? characterId : undefined
  } catch {
    return undefined
  }
}

export function AskForm(props: JoinSheetProps) {
  const { community, candidates, draftId, onClose } = props
  const { worldId, communityId, communityName } = community
  const { waiting } = useJoiners(community)
  const { chosen, choose } = useChosen(props)
  const of = { worldId, communityId }
  const target = requestTarget(of)
  const form = useTextForm({ write: joining, faultOf })
  const { send, next } = useNextText(form, { place: REQUEST_PLACE, target, name: '入会の申し込み', waiting })
  const ask = async (): Promise<void> => {
    const result = chosen && (await send({ of, characterId: chosen.characterId, communityName }))
    if (!result || 'message' in result) return
    if (result.state === 'done') tellJoined(result.answer.isMember, communityName)
    onClose()
  }
  return (
    <TextForm
      form={form}
      label={`${communityLabels.words}（なくてもよい）`}
      required={false}
      place={REQUEST_PLACE}
      target={target}
      draftId={draftId}
      next={next}
      limit={COMMUNITY_MOST.words}
      rows={3}
      fields={keptCharacter(chosen?.characterId)}
      onFields={fields => fields !== '' && choose(readCharacter(fields))}
      fieldWords={fields =>
        `キャラクター：${candidates.find(one => one.characterId === readCharacter(fields))?.characterFullName ?? 'ほかのキャラクター'}`
      }
      hint="代表だけが読みます。"
      button="申し込む"
      isMain
      onSend={() => void ask()}
      head={
        <div className="mb-3">
          <JoiningCharacter
            candidates={candidates}
            chosen={chosen}
            onChoose={id => {
              choose(id)
              form.editor.current?.fill(keptCharacter(id))
            }}
          />
        </div>
      }
      foot={
        <Button variant="text" onClick={onClose}>
          とじる
        </Button>
      }
    />
  )
}
