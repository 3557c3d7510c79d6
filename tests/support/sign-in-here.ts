// Function for a page of our origin that starts no app; it refers to nothing outside itself.

/**
 * Signs in as the form does: with the same call, the same hint for the app, and the record of the visit, which reaches
 * missions, so that no list changes a moment later during a test.
 */
export async function signInHere([mailaddress, password]: readonly [string, string]): Promise<void> {
  const ask = () =>
    fetch('/api/Identity/signIn', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mailaddress, password, sharedDevice: false }),
    })
  let answer = await ask()
  // A busy server asks its callers to come again later.
  for (let tries = 0; answer.status === 503 && tries < 20; tries++) {
    await new Promise(resolve => setTimeout(resolve, 1_000))
    answer = await ask()
  }
  if (!answer.ok) throw new Error(`${mailaddress} could not sign in: ${answer.status}`)
  const { user, accessToken } = await answer.json()
  await fetch('/api/Achievement/achievePageViewMission', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({ worldId: 'any', achievementType: 'Login', achievementValue: null }),
  })
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.open('tsumugi', 2)
    request.onupgradeneeded = () => {
      for (const store of ['keyval', 'outbox', 'drafts']) request.result.createObjectStore(store)
    }
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      const { result } = request
      const transaction = result.transaction('keyval', 'readwrite')
      transaction.objectStore('keyval').put({ user, shared: false, firebase: null }, 'session')
      transaction.oncomplete = () => {
        result.close()
        resolve()
      }
    }
  })
}
