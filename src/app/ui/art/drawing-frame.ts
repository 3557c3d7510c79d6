// Size and properties that the drawings of thread share.

export interface DrawingProps {
  className?: string | undefined
}

export const frame = { width: 240, height: 96, viewBox: '0 0 240 96' } as const
