/** Reloads the page after its sources have changed, and shows why a change failed. */
const RECONNECT_MS = 100;
const REPORT_ID = 'dev-report';

/** The version of the document's sources, which its script contains. */
const loadedVersion = () => {
  for (const { src } of document.scripts) {
    const version = src && new URL(src).searchParams.get('t');
    if (version) return version;
  }
  return null;
};

/** @param {string} fault empty removes the report */
const showFault = (fault) => {
  document.getElementById(REPORT_ID)?.remove();
  if (fault === '') return;
  const report = document.createElement('pre');
  report.id = REPORT_ID;
  report.setAttribute('role', 'alert');
  report.textContent = fault;
  Object.assign(report.style, {
    position: 'fixed',
    inset: 'auto 0 0 0',
    zIndex: '2147483647',
    maxHeight: '60vh',
    margin: '0',
    padding: '16px 24px',
    overflow: 'auto',
    font: '14px/1.5 ui-monospace, monospace',
    whiteSpace: 'pre-wrap',
    background: '#2a0f0f',
    color: '#ffe3e0',
    borderTop: '4px solid #e5484d',
  });
  document.body.append(report);
};

let version = loadedVersion();

/** The browser's own reconnect gives up while a restarting BFF refuses connections. */
const connect = () => {
  const source = new EventSource('/dev/reload');
  source.addEventListener('message', (event) => {
    const state = JSON.parse(event.data);
    version ??= state.version;
    if (state.version !== version) location.reload();
    else showFault(state.fault);
  });
  source.addEventListener('error', () => {
    source.close();
    setTimeout(connect, RECONNECT_MS);
  });
};
connect();
