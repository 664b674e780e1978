/** The tag of a file in the header Cache-Tag, by which the edge forgets it once it is deleted. */
export const videoTagOf = (digest: string): string => `video-${digest}`;
