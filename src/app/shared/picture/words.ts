// Words about pictures that are chosen on the device.
export const UNREADABLE_PICTURE = '読み取れない画像がありました。ほかの画像を選んでください。'
export const UNLOADED_PICTURE = '画像を読み取れませんでした。通信できるところで、もう一度選んでください。'
export const UNKEPT_PICTURE = '画像をこの端末に保存できませんでした。閉じると、画像は残りません。'
