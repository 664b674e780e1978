import { useCallback, useEffect, useRef, useState } from 'react';
import { createTaskQueue } from './task-queue.ts';

/** Each picture is a full page with its scripts. */
const AT_ONCE = 2;

const queue = createTaskQueue(AT_ONCE);

/** True if the task may run now. @param isWanted joins the queue; finishing and unmounting release the slot */
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
