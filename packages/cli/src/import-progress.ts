import type { ImportProgress } from '@broadsheet/services/tools/jobs-import/import-jobs';

const WIDTH = 30;
const BAR_EVERY_MS = 100;
const LINE_EVERY_MS = 5_000;
const CLEAR_LINE = '\r\u001b[2K';

export interface ProgressView {
  readonly show: (progress: ImportProgress) => void;
  /** Removes the bar, so that a line can replace it. */
  readonly clear: () => void;
}

interface Terminal {
  readonly isTTY?: boolean;
  readonly write: (text: string) => unknown;
}

const describe = ({ bytesRead, size, read }: ImportProgress): string => {
  const share = size > 0 ? Math.min(1, bytesRead / size) : 1;
  return `${Math.floor(share * 100)} %, ${read.toLocaleString('en-IN')} rows`;
};

/** An updating bar on a terminal, an occasional line elsewhere. @param clock epoch milliseconds. */
export const createProgressView = (terminal: Terminal, clock = Date.now): ProgressView => {
  const every = terminal.isTTY ? BAR_EVERY_MS : LINE_EVERY_MS;
  let last = clock();
  let rendered = false;
  return {
    show: (progress) => {
      const time = clock();
      if (time - last < every) return;
      last = time;
      if (!terminal.isTTY) {
        terminal.write(`${describe(progress)}\n`);
        return;
      }
      const filled = Math.round(
        WIDTH * Math.min(1, progress.bytesRead / Math.max(1, progress.size)),
      );
      const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
      terminal.write(`${CLEAR_LINE}${bar} ${describe(progress)}`);
      rendered = true;
    },
    clear: () => {
      if (rendered) terminal.write(CLEAR_LINE);
      rendered = false;
    },
  };
};
