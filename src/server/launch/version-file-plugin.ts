// version.json (C033): what the version check of the app compares with its own build (doc1 §4, §7).

type Emitting = { emitFile: (file: { type: 'asset'; fileName: string; source: string }) => void }

export const versionFile = (build: string) => ({
  name: 'tsumugi-version-file',
  generateBundle(this: Emitting): void {
    const source = JSON.stringify({ lastUpdated: new Date().toISOString(), build })
    this.emitFile({ type: 'asset', fileName: 'version.json', source })
  },
})
