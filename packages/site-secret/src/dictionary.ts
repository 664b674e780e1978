/** Common words of sentences, and of secrets that people make up. Words shorter than three letters end with a space. */
export const DICTIONARY: readonly string[] =
  `a i an as at be by do go he if in is it me my no of on or so to up us we am hr db id
  the and for are but not you all any can had her was one our out day get has him his how man new now old see two way who
  boy did its let put say she too use that with have this will your from they know want been good much some time very when
  come here just like long make many more only over such take than them well were what about above after again against
  alone along also always another around away back because become before begin behind being below best better between big
  both bring call came case change child city close cold could country down each early earth easy either else end enough
  even ever every example eye face fact far feel few find first follow food form found four friend give given goes going
  gone great group grow hand hard head hear help high hold home house hundred idea into keep kind large last late learn
  least leave left less letter life light line little live look lost love low made making mean might mind miss money month
  morning most mother move must name near need never next night none nothing number off often once open order other own
  page part people perhaps person place plan play please point possible power present problem public question quick quite
  read ready real really reason red rest right river road room run said same saw school sea second seem self sentence set
  several shall ship short should show side simple since small something soon sound stand start state still stop story
  strong student study sure table talk tell ten their then there these thing things think those though thought thousand
  three through today together told tomorrow took toward tree true try turn under until upon usually voice wait walk war
  watch water week went where whether which while white whole whose why wind within without woman wonder word words work
  world would write written wrong year years yes yet young yours anybody anyone anything everybody everyone everything
  nobody somebody someone later live longer instead replace really
  secret secrets password passwords passphrase passwd pass key keys token tokens admin administrator root user users login
  auth session sessions cookie cookies sign signed signing jwt hash salt crypto security secure private public api app
  apps web website site sites server servers service services client system data database postgres redis node docker
  kubernetes compose config environment env production prod development dev staging local localhost test tests testing
  demo default sample dummy placeholder insert generate generated random string text value values character characters
  char chars minimum least length bytes bits hex base super mega ultra master changeme change changed update insecure
  unsafe safe strong weak temp temporary todo none empty null undefined true false hello world welcome letmein qwerty
  dragon monkey shadow sunshine princess football cricket superman batman trustno iloveyou love india bharat mumbai delhi
  bangalore bengaluru chennai kolkata hyderabad pune job jobs career careers hire hiring recruiter resume company
  companies tech technology management brand brands broadsheet newspaper paper correct horse battery staple lorem ipsum
  dolor amet foo bar baz live make sure known only never commit committed file files folder repository github image go
  internal external number numbers letters digit digits special live do less than enough must share shared both its bench`
    .trim()
    .split(/\s+/);
