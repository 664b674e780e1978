export interface TaskQueue {
  /** Calls `begin` once it is one's turn. @returns how to say that one is done, or wants it no more */
  readonly add: (begin: () => void) => () => void;
}

/** Lets a few of many go on at once, in the order in which they ask. */
export const createTaskQueue = (atOnce: number): TaskQueue => {
  const waiting: (() => void)[] = [];
  let running = 0;
  const goOn = () => {
    while (running < atOnce) {
      const begin = waiting.shift();
      if (!begin) return;
      running += 1;
      begin();
    }
  };
  return {
    add: (begin) => {
      let isOver = false;
      waiting.push(begin);
      goOn();
      return () => {
        if (isOver) return;
        isOver = true;
        const at = waiting.indexOf(begin);
        if (at >= 0) waiting.splice(at, 1);
        else running -= 1;
        goOn();
      };
    },
  };
};
