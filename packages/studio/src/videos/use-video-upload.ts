import type { StudioVideo } from '@broadsheet/contract/studio/video-calls';
import { useEffect, useRef, useState } from 'react';
import { useAct } from '../data/use-act.ts';
import { useRefresh } from '../data/use-call.ts';
import { sendVideo } from './send-video.ts';

/** An upload that reports its progress and can be cancelled until all is sent; closing its dialog cancels it, too. */
export const useVideoUpload = (onDone: (video: StudioVideo) => void) => {
  const { act, isBusy, fault, forget } = useAct();
  const refresh = useRefresh();
  const [share, setShare] = useState(0);
  const [isCancelled, setCancelled] = useState(false);
  const running = useRef<AbortController | null>(null);
  const cancel = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);
  const upload = (file: File, name: string) =>
    act(async () => {
      const controller = new AbortController();
      running.current = controller;
      setShare(0);
      setCancelled(false);
      try {
        const { signal } = controller;
        const video = await sendVideo({ file, name, onProgress: setShare, signal });
        await refresh('/videos');
        onDone(video);
      } catch (error) {
        if (!controller.signal.aborted) throw error;
        setCancelled(true);
      }
    });
  const forgetAll = () => {
    forget();
    setCancelled(false);
  };
  return { upload, cancel, share, isBusy, isCancelled, fault, forget: forgetAll };
};
