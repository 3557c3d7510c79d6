// The development page: all parts of the display of text and all checks of forms, for trying by hand.
import '../ui/theme.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ToastOutlet } from '#app/ui/ToastOutlet.tsx'
import { CheckTrial } from './CheckTrial.tsx'
import { DialogTrial } from './DialogTrial.tsx'
import { EditorTrial } from './EditorTrial.tsx'
import { NotationTrial } from './NotationTrial.tsx'
import { ReaderTrial } from './ReaderTrial.tsx'
import { VoiceTrial } from './VoiceTrial.tsx'

createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <main className="mx-auto grid max-w-[1080px] gap-6 px-4 py-6">
        <h1 className="font-mincho text-head font-semibold">開発用の見本</h1>
        <EditorTrial />
        <NotationTrial />
        <VoiceTrial />
        <ReaderTrial />
        <CheckTrial />
        <DialogTrial />
      </main>
      <ToastOutlet />
    </QueryClientProvider>
  </StrictMode>,
)
