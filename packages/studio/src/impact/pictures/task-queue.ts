export interface TaskQueue {
  /** Calls `begin` when a slot is free. @returns a function that releases the slot or leaves the queue */
  readonly add: (begin: () => void) => () => void;
}

/** Runs a limited number of tasks at once, in the order of their requests. */
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
