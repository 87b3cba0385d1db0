/** The token by which the server knows this tablet (contract: TABLET_HEADER); a guest's own device has none. */
export const tablet: { token: string | undefined } = { token: undefined }
