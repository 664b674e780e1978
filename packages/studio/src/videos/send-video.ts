import { STUDIO_API_PATH } from '@broadsheet/contract/studio/studio-call';
import { type StudioVideo, uploadVideo } from '@broadsheet/contract/studio/video-calls';
import { offlineError, refusalOf } from '../api/call-studio.ts';

export interface VideoUpload {
  readonly file: File;
  /** What the team calls it. */
  readonly name: string;
  /** Receives the share that was sent, of 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

const bodyOf = ({ responseText }: XMLHttpRequest): unknown => {
  try {
    return JSON.parse(responseText);
  } catch {
    return null;
  }
};

/** Uploads a file, and reports its progress, which `fetch` cannot. Throws StudioError, or AbortError if the signal aborts. */
export const sendVideo = ({ file, name, onProgress, signal }: VideoUpload): Promise<StudioVideo> =>
  new Promise((resolve, reject) => {
    const form = new FormData();
    form.append('name', name);
    form.append('file', file);
    const request = new XMLHttpRequest();
    request.open(uploadVideo.method, `${STUDIO_API_PATH}${uploadVideo.path}`);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      const body = bodyOf(request);
      if (request.status === 200) resolve(body as StudioVideo);
      else reject(refusalOf(request.status, body));
    });
    request.addEventListener('error', () => reject(offlineError()));
    request.addEventListener('abort', () => reject(signal.reason));
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
