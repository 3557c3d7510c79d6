// Rendering for one server: null where the app was built without it, or it is switched off.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Services } from '../context.ts'
import type { ForeignParts } from '../http/headers.ts'
import { createGuestReads } from './guest-reads.ts'
import { createRenderedPages, type RenderedPages } from './rendered-pages.ts'
import { createRenderer } from './renderer.ts'

/** Origin where the settings name none; addresses in texts are then outer ones. */
const NO_ORIGIN = 'http://localhost'

export type Rendering = { pages: RenderedPages; close: () => Promise<void> }

type Wanted = {
  services: Services
  distDir: string
  publicOrigin: string | undefined
  foreign: ForeignParts
  isPublic: (path: string) => boolean
}

export async function openRendering(wanted: Wanted): Promise<Rendering | null> {
  const { services, distDir, publicOrigin, foreign, isPublic } = wanted
  const bundle = join(distDir, '.render', 'render.js')
  if (!existsSync(bundle)) return null
  const origin = publicOrigin ? new URL(publicOrigin).origin : NO_ORIGIN
  const renderer = createRenderer({
    ...{ bundle: pathToFileURL(bundle).href, origin, log: services.log },
    filesOrigin: foreign.filesOrigin ?? null,
    read: createGuestReads(services, origin),
  })
  const pages = await createRenderedPages({ folder: distDir, renderer, foreign, log: services.log, isPublic })
  return { pages, close: renderer.close }
}
