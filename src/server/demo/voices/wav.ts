// Samples as a WAV file: PCM, one channel, 16 bits.

export function wavOf(samples: Float64Array, rate: number): Uint8Array {
  const bytes = samples.length * 2
  const view = new DataView(new ArrayBuffer(44 + bytes))
  const word = (at: number, text: string) => {
    for (const [place, letter] of [...text].entries()) view.setUint8(at + place, letter.charCodeAt(0))
  }
  word(0, 'RIFF')
  view.setUint32(4, 36 + bytes, true)
  word(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  word(36, 'data')
  view.setUint32(40, bytes, true)
  samples.forEach((sample, at) => {
    view.setInt16(44 + at * 2, Math.round(32_767 * Math.max(-1, Math.min(1, sample))), true)
  })
  return new Uint8Array(view.buffer)
}
