import { useCallback, useEffect, useRef, useState } from 'react';
import { createTaskQueue } from './task-queue.ts';

/** Each is a whole page, with its scripts. */
const AT_ONCE = 2;

const queue = createTaskQueue(AT_ONCE);

/** Whether one may load now. @param isWanted asks for the turn; to have loaded, and to leave, gives it back */
export const useQueuedTask = (isWanted: boolean) => {
  const [isOn, setOn] = useState(false);
  const end = useRef(() => {});
  useEffect(() => {
    if (!isWanted) return;
    end.current = queue.add(() => setOn(true));
    return () => {
      end.current();
      setOn(false);
    };
  }, [isWanted]);
  return { isOn, finish: useCallback(() => end.current(), []) };
};
