// The reason of asking for a birth date: no promise of hidden works, since nothing is hidden by age.
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BirthDateField } from '#app/areas/identity/sign-up/BirthDateField.tsx'
import { birthDateReason } from '#rules/messages/sign-up.ts'

test('it stands below the picker, which is described by it', () => {
  render(<BirthDateField value="19980723" onChange={() => {}} />)
  const group = screen.getByRole('group', { name: /生年月日/ })
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toContain(birthDateReason)
  expect(birthDateReason).toMatch(/未成年の方の上限.*いまは支払いがなく、使っていません。/)
  expect(group.textContent).not.toContain('年齢に合わない')
})
