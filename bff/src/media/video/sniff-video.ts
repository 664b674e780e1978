/** As many bytes as tell the type of a file. */
export const VIDEO_HEAD_BYTES = 64;

const EBML = '\u001aE\u00df\u00a3';

/** The type of a video or its captions by its first bytes, whatever its name; null for others. */
export const sniffVideo = (head: Buffer): string | null => {
  const text = head.toString('latin1');
  // Matroska has the same signature as WebM, and names itself after it.
  if (text.startsWith(EBML)) return text.includes('webm') ? 'video/webm' : null;
  if (text.slice(4, 8) === 'ftyp') return text.slice(8, 12) === 'qt  ' ? null : 'video/mp4';
  return /^(\u00ef\u00bb\u00bf)?WEBVTT(?![^\s])/.test(text) ? 'text/vtt; charset=utf-8' : null;
};
