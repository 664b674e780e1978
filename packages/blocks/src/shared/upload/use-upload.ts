import { type SentFile, sendFile } from '@broadsheet/browser-calls/send-file';
import { type SessionEnd, sessionEndOf } from '@broadsheet/browser-calls/session-end';
import {
  bffPathOf,
  type CallAnswer,
  type CallBody,
  type CallDefinition,
} from '@broadsheet/contract/call';
import type { Messages } from '@broadsheet/messages/message-areas';
import { useEffect, useRef, useState } from 'react';
import { fileFault, type UploadKind } from './file-fault.ts';

/** The state of an upload. */
export type UploadState =
  | { readonly is: 'idle' }
  | { readonly is: 'sending'; readonly name: string; readonly share: number }
  | { readonly is: 'failed'; readonly text: string; readonly canRetry: boolean };

interface UploadHow<Call extends CallDefinition> {
  readonly kind: UploadKind;
  readonly call: Call;
  readonly fields: CallBody<Call>;
  readonly messages: Messages['upload'];
  readonly onSent: (answer: CallAnswer<Call>, file: File) => void;
  readonly onSessionEnd: (status: SessionEnd) => void;
}

export interface Upload {
  readonly state: UploadState;
  readonly choose: (file: File) => void;
  readonly cancel: () => void;
  /** Retries a failed upload with the same key. */
  readonly retry: () => void;
}

interface Sending {
  readonly file: File;
  readonly key: string;
}

const IDLE: UploadState = { is: 'idle' };
const KEY_BYTES = 16;
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(KEY_BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** Uploads one file at a time: checks it first, reports progress, and can be cancelled or retried. */
export const useUpload = <Call extends CallDefinition>({
  kind,
  call,
  fields,
  messages,
  onSent,
  onSessionEnd,
}: UploadHow<Call>): Upload => {
  const [state, setState] = useState<UploadState>(IDLE);
  const sending = useRef<Sending | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const finish = (sent: SentFile<Call>, file: File) => {
    running.current = null;
    if (sent === 'cancelled') return setState(IDLE);
    if (sent.ok) {
      setState(IDLE);
      return onSent(sent.data, file);
    }
    const { message, status } = sent.error;
    const ended = sessionEndOf(bffPathOf(call), status);
    if (ended) onSessionEnd(ended);
    setState({ is: 'failed', text: message, canRetry: status === 0 || status >= 500 });
  };

  const start = async (next: Sending): Promise<void> => {
    const { file, key } = next;
    const controller = new AbortController();
    running.current = controller;
    sending.current = next;
    const onProgress = (share: number) => setState({ is: 'sending', name: file.name, share });
    onProgress(0);
    const { signal } = controller;
    const page = window.location.search;
    finish(await sendFile({ call, fields, file, key, page, onProgress, signal }), file);
  };

  return {
    state,
    choose: (file) => {
      if (running.current) return;
      const text = fileFault(kind, file, messages);
      if (text === null) void start({ file, key: newKey() });
      else setState({ is: 'failed', text, canRetry: false });
    },
    cancel: () => running.current?.abort(),
    retry: () => {
      if (sending.current && !running.current) void start(sending.current);
    },
  };
};
