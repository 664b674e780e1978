/** Exit codes of every command. */
export const EXIT_OK = 0;
export const EXIT_FINDINGS = 1;
export const EXIT_COULD_NOT_RUN = 2;

export const USAGE = `broadsheet: what marketing and developers ask of the site's content

  broadsheet check [dir] [--json]
      Reads layouts/ and brand-configs/ in dir (default: here) and lists every fault.
      Exit 0 clean, 1 findings, 2 could not run.

  broadsheet explain --path / [--brand tech|management] [--band 1-9] [--membership visitor|basic|pro]
                     [--cohort <name>] [--device phone|tablet|desktop] [--city <slug>]
                     [--category <slug>] [--crawler] [--at <ISO 8601>] [--dir <dir>] [--json]
      Says for one audience and instant which blocks of the page are in or out, and why.

  broadsheet schema [dir]
      Writes layouts/schema/layout.schema.json, which editors use to complete layouts.

  broadsheet jobs import <file> --format indeed-xml|greenhouse|lever|ashby|jsonld|csv
                     [--brand tech|management] [--source NAME] [--company NAME] [--partial] [--json]
      Takes a feed of jobs into the database; jobs gone from a full feed are closed.
      Exit 0 all taken, 1 rows were rejected or the feed broke off, 2 could not run.

  broadsheet help
`;

/** The command line is wrong: its message is shown above the usage. */
export class UsageError extends Error {}
