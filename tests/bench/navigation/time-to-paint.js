// Runs in every page before anything of its own, as it stands here: nothing may be compiled into it.
// A page is shown when the document has new content under a new title; it is painted when a task runs
// that was queued in the next frame.
{
  /** @returns {Promise<number>} */
  const painted = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      requestAnimationFrame(() => port2.postMessage(null));
    });
  let begunAt = 0;
  window.addEventListener(
    'click',
    (event) => {
      begunAt = event.timeStamp;
    },
    { capture: true },
  );
  window.goBack = () => {
    begunAt = performance.now();
    history.back();
  };
  window.armNavigation = () => {
    const before = document.title;
    window.navigationMs = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (document.title === before) return;
        observer.disconnect();
        void painted().then((at) => resolve(at - begunAt));
      });
      observer.observe(document, { childList: true, subtree: true });
    });
  };
}
