"""Indexes jobs with Xapian and searches them: one JSON document or query a line on stdin, one answer a line on stdout."""
import json
import sys

import xapian

FACETS = ("cities", "category", "years", "home")
COUNTED = 10_000

database = xapian.WritableDatabase(sys.argv[1], xapian.DB_CREATE_OR_OVERWRITE)
generator = xapian.TermGenerator()
generator.set_stemmer(xapian.Stem("english"))


def index(job):
    document = xapian.Document()
    generator.set_document(document)
    for text, weight in ((job["title"], 8), (job["skills"], 4), (job["body"], 1)):
        generator.index_text(text, weight)
        generator.increase_termpos()
    for slot, name in enumerate(FACETS):
        value = job[name][:1] if name == "cities" else [job[name]]
        document.add_value(slot, str(value[0]) if value else "")
    database.replace_document(job["id"], document)


def search(parser, enquire, terms, operator):
    parser.set_default_op(operator)
    enquire.set_query(parser.parse_query(" ".join(terms)))
    spies = [xapian.ValueCountMatchSpy(slot) for slot in range(len(FACETS))]
    enquire.clear_matchspies()
    for spy in spies:
        enquire.add_matchspy(spy)
    matches = enquire.get_mset(0, 10, COUNTED)
    facets = [[(item.term.decode(), item.termfreq) for item in spy.values()] for spy in spies]
    return {"ids": [match.docid for match in matches], "facets": facets}


for line in sys.stdin:
    job = json.loads(line)
    if job is None:
        break
    index(job)
database.commit()
parser = xapian.QueryParser()
parser.set_stemmer(xapian.Stem("english"))
parser.set_stemming_strategy(xapian.QueryParser.STEM_SOME)
enquire = xapian.Enquire(database)
print(json.dumps({"ids": []}), flush=True)
OPERATORS = {"all": xapian.Query.OP_AND, "any": xapian.Query.OP_OR}
for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps(search(parser, enquire, asked["terms"], OPERATORS[asked["mode"]])), flush=True)
