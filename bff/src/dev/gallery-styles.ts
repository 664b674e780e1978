/** Over the custom properties of a brand's theme. */
export const GALLERY_STYLES = `
*{box-sizing:border-box}
body{margin:0;background:var(--surface);color:var(--ink);font:1rem/1.5 var(--font-text)}
a{color:var(--accent-text)}
.skip{position:absolute;inset:0 auto auto -99rem}.skip:focus{inset:.5rem auto auto .5rem;background:var(--surface);padding:.5rem;z-index:1}
header{padding:.75rem 1.5rem;border-bottom:1px solid var(--rule);font:600 1.25rem/1.3 var(--font-display)}
header a{color:inherit;text-decoration:none}
h1,h2{font-family:var(--font-display);line-height:1.25;margin:0 0 .5rem}
.columns{display:grid;grid-template-columns:17rem minmax(0,1fr)}
nav{padding:1rem 1.5rem;border-right:1px solid var(--rule);max-height:calc(100vh - 3.5rem);overflow:auto;position:sticky;top:0}
nav ul{list-style:none;margin:0;padding:0}
nav li a{display:block;padding:.375rem .5rem;text-decoration:none;color:var(--ink)}
nav li a[aria-current]{background:var(--accent-soft);box-shadow:inset 3px 0 var(--accent)}
nav small{display:block;color:var(--ink-soft)}
main{padding:1.5rem;min-width:0}
label{display:block;font-weight:600}
input,select,textarea,button{font:inherit;color:inherit;background:var(--surface);border:1px solid var(--ink-soft);border-radius:3px;padding:.375rem .5rem;width:100%}
button{width:auto;padding:.375rem 1rem;background:var(--accent);color:var(--on-accent);border-color:transparent}
.fixtures{display:flex;flex-wrap:wrap;gap:.5rem 1rem;list-style:none;padding:0;margin:0 0 1.5rem}
.fixtures a[aria-current]{font-weight:600;color:var(--ink)}
.work{display:grid;grid-template-columns:18rem minmax(0,1fr);gap:2rem}
.field{margin-bottom:1rem}
.hint{display:block;font-weight:400;font-size:.875rem;color:var(--ink-soft)}
.fault{margin:.25rem 0 0;font-size:.875rem;font-weight:600}
.fault:not(:empty)::before{content:'⚠ '}
figure{margin:0 0 2rem}
figcaption{display:flex;justify-content:space-between;gap:1rem;padding-bottom:.25rem}
.cell{overflow-x:auto;border:1px solid var(--rule)}
iframe{display:block;border:0;background:var(--surface)}
@media (max-width:60rem){.columns,.work{grid-template-columns:minmax(0,1fr)}nav{position:static;max-height:20rem;border-right:0;border-bottom:1px solid var(--rule)}}
`;
