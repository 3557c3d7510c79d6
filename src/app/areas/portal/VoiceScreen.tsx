// /voice/?page: voices on lines of replays, played where they stand, one at a time.
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { Page } from '#app/shared/screen/Page.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { ClipButton } from '#app/shared/voice/ClipButton.tsx'
import type { VoiceClip } from '#app/shared/voice/clips.ts'
import { VoicePlayer } from '#app/shared/voice/VoicePlayer.tsx'
import { Avatar } from '#app/ui/Avatar.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { List } from '#app/ui/List.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { imageSource } from '#rules/images.ts'
import { GALLERY_SIZE } from '#rules/portal.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { portalQueries, type ShownVoice } from './queries.ts'

/** Clip of a voice as the player takes it, with the face of its character. */
const clipOf = (voice: ShownVoice): VoiceClip => ({
  ...voice,
  galleryIcon: null,
  characterIcon: voice.characterIcon && imageSource(voice.characterIcon, 'character', 64),
})

export function VoiceScreen({ page }: { page: number }) {
  const query = useRead(portalQueries.voices(page))
  return (
    <Page top={<TopBar title="ボイス" back={<BackLink to="/" />} />}>
      <Read
        query={query}
        title="ボイスを読み込めませんでした。"
        className="mt-3"
        skeleton={
          <div className="mt-11">
            <NewsRowSkeleton />
          </div>
        }
      >
        {({ voiceList, count }, age) => (
          <PagedList
            shown={voiceList.length}
            count={count}
            page={page}
            size={GALLERY_SIZE}
            age={age}
            link={(to, face) => <Link to="/voice" search={{ page: to }} {...face} />}
            past="このページにボイスはありません。"
            empty={
              <EmptyState
                drawing={<EmptyDrawing />}
                title="まだボイスがありません。"
                note="リプレイのせりふに声がつくと、ここで聞けます。"
                action={
                  <ButtonLink variant="ai" to="/worldSelect">
                    ワールドを見る
                  </ButtonLink>
                }
              />
            }
          >
            <Voices voices={voiceList} />
          </PagedList>
        )}
      </Read>
      <VoicePlayer />
    </Page>
  )
}

function Voices({ voices }: { voices: readonly ShownVoice[] }) {
  // The player knows its clip by identity.
  const clips = useMemo(() => voices.map(clipOf), [voices])
  return (
    <List className="mb-2">
      {voices.map((voice, index) => {
        const { scenarioId, phase, rowNo, worldId, characterId, characterFullName, characterIcon } = voice
        const clip = clips[index]
        return (
          <li key={`${scenarioId}-${phase}-${rowNo}`} className="flex items-start gap-3 py-3 pr-2 pl-4">
            <Avatar size={44} src={characterIcon ? imageSource(characterIcon, 'character', 96) : undefined} />
            <div className="min-w-0 flex-1">
              <p className="text-meta text-ink-soft">
                <Link
                  to="/world/$worldId/character/$characterId"
                  params={{ worldId, characterId }}
                  className="inline-flex min-h-6 items-center font-semibold text-ai"
                >
                  {characterFullName}
                </Link>
                ・声 {voice.creatorName}
              </p>
              <p className="font-mincho text-body leading-[1.7] wrap-anywhere">{voice.voiceText}</p>
              <p className="text-meta">
                <Link
                  to="/world/$worldId/scenario/$scenarioId/$phase"
                  params={{ worldId, scenarioId: padScenarioId(scenarioId), phase: String(phase) }}
                  search={{ tab: 'replay' }}
                  className="inline-flex min-h-8 items-center text-ai"
                >
                  {voice.scenarioTitle}（{voice.worldName}）
                </Link>
              </p>
            </div>
            {clip && <ClipButton clip={clip} among={clips} />}
          </li>
        )
      })}
    </List>
  )
}
