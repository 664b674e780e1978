/** Exit codes of every command. */
export const EXIT_OK = 0;
export const EXIT_FINDINGS = 1;
export const EXIT_DIFFERENCES = 1;
export const EXIT_COULD_NOT_RUN = 2;

export const USAGE = `broadsheet: what marketing and developers ask of the site's content

  broadsheet check [dir] [--against <dir or git ref>] [--json]
      Reads layouts/ and brand-configs/ in dir (default: here) and lists every fault. With --against,
      also what may not change in experiments whose arms were dealt there: weights, arms, coverage.
      Exit 0 clean, 1 findings, 2 could not run.

  broadsheet explain --path / [who looks] [--source files|live] [--site <origin>] [--dir <dir>] [--json]
      Says which blocks of the page are in or out, and why: of the files in dir (default: here), or of
      what a running site serves, such as --source live --site http://tech.localhost:3000.
      Who looks: [--brand tech|management] [--cohort <name>] [--band 1-9] [--membership visitor|basic|pro]
                 [--device phone|tablet|desktop] [--city <slug>] [--category <slug>] [--crawler]
                 [--at <ISO 8601>] [--variant <experiment>=<arm>]...

  broadsheet explain --request <id> --log <file>|- [--dir <dir>] [--json]
      The same for an answer that was given, from its line in the site's log. The id is the answer's
      header x-request-id.

  broadsheet diff <dir or git revision> [--dir <dir>] [--json]
                     [--counts <file.json> | --database-url <url>]
      Says whose pages change, how, and for how much of the traffic, when dir (default: here) is
      published in place of what it is compared with. Views are those that the site has recorded over
      28 days (DATABASE_URL). Exit 0 no differences, 1 differences, 2 could not run.

  broadsheet preview --path / [who looks, as for explain] [--expires 24h] [--site <origin>]
                     [--dir <dir>] [--json]
      Prints a link that shows the page as to that person at that moment, for 30 days at most.

  broadsheet experiments report [--experiment <key>] [--dir <dir>] [--database-url <url>] [--json]
      Says of each experiment who was dealt what, whether to trust that, and what it changed.
      The database is that of DATABASE_URL, else the embedded one.
      Exit 0 dealt as configured, 1 a sample ratio alarm, 2 could not run.

  broadsheet publish --from-files | --to-files [--dir <dir>] [--database-url <url>]
      --to-files writes what Studio has published into the files of dir (default: here), for git.
      --from-files drops what was published, so that the files of the deployment serve; those of dir,
      which should be the same, are checked first. The database is that of DATABASE_URL, else the
      embedded one. Exit 0 done, 1 files are at fault and nothing was changed, 2 could not run.

  broadsheet schema [dir]
      Writes layouts/schema/*.schema.json, which editors use to complete layouts and experiments.

  broadsheet jobs import <file> --format indeed-xml|greenhouse|lever|ashby|jsonld|csv
                     [--brand tech|management] [--source NAME] [--company NAME] [--partial] [--json]
      Takes a feed of jobs into the database; jobs gone from a full feed are closed.
      Exit 0 all taken, 1 rows were rejected or the feed broke off, 2 could not run.

  broadsheet recruiter token --recruiter <number> [--days 1-365] [--end] [--database-url <url>]
      Prints a token for a recruiter, this once, good for 90 days; with --end it takes all of theirs back.

  broadsheet recruiter jobs | applicants <job> [--page n]
  broadsheet recruiter view | shortlist <job> <applicant>
  broadsheet recruiter status <job> <applicant> viewed|shortlisted|interview|offered|rejected
  broadsheet recruiter slots <job> --title <text> --minutes n --at <ISO 8601>... --place <text> | --video <https link>
  broadsheet recruiter invite <job> <applicant> <calendar>
  broadsheet recruiter requests [--job <job>] [--page n]
  broadsheet recruiter chat <job> <applicant> [--before n]
  broadsheet recruiter answer <job> <applicant> [--text <text>] [--client-id <id>]
  broadsheet recruiter follow-up <job> <applicant> [--text <text>]
                     each with [--site <origin>] [--token-file <file>] [--json]
      What a recruiter does about their own jobs at a running site (default: http://tech.localhost:3000).
      The token is that of RECRUITER_TOKEN, or of the file; it is never an argument (docs/recruiters.md).
      Without --text the text is read from standard input.
      Exit 0 done, 2 could not run.

  broadsheet competition status | log
  broadsheet competition entries --round 1|2|3 [--csv]
  broadsheet competition download --round 2|3 --to <folder>
  broadsheet competition scores <file.csv> --round 2|3 --by <name>
  broadsheet competition publish --round 1|2|3 [--go-on n | --from-score s] --by <name> | --dry-run
  broadsheet competition dates registration|round1|round2|round3 [--from <ISO 8601>] [--until <ISO 8601>]
                     --by <name> --reason <text>
  broadsheet competition extend <code> --minutes n --by <name> --reason <text>
                     each with [--competition <id>] [--database-url <url>]
      What those do who hold a competition, by default the one that runs (docs/competitions.md). Scores are a
      CSV with the columns code and score; a file with a bad row keeps nothing. The database is that of
      DATABASE_URL, else the embedded one. Exit 0 done, 1 rows are at fault, 2 could not run.

  broadsheet orders reconcile [--minutes n] [--database-url <url>]
  broadsheet orders refunds [--database-url <url>]
  broadsheet orders refund <order> --reason <text> [--database-url <url>]
      Asks the gateway about the orders whose end is not known n minutes (30) after they were opened, and lists
      them; whose money was asked back; and a refund, which is recorded and ends what the order gave
      (docs/payments.md).
      Exit 0 done, 2 could not run.

  broadsheet staff add --email <address> --name <name> --role viewer|editor|publisher|admin
                     [--database-url <url>]
      Lets somebody into Studio, and prints a first password, this once. The database is that of
      DATABASE_URL, else the embedded one. Exit 0 added, 2 could not run.

  broadsheet help
`;

/** The command line is wrong: its message is shown above the usage. */
export class UsageError extends Error {}
