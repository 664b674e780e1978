/** What people type for places that are no single city of a list: each line is names, then slugs of the cities. */
const REGIONS = `
ncr, delhi ncr, new delhi ncr, national capital region, delhi and ncr: delhi-ncr noida gurgaon ghaziabad faridabad
maharashtra, mh: mumbai pune navi-mumbai thane nagpur nashik
karnataka: bangalore mysore mangalore hubli belgaum
tamil nadu, tamilnadu, tn: chennai coimbatore madurai tiruchirappalli hosur
telangana: hyderabad warangal
andhra pradesh, andhra, ap state: visakhapatnam vijayawada
kerala, kerla: kochi thiruvananthapuram thrissur
gujarat, gujrat: ahmedabad vadodara surat gandhinagar
rajasthan: jaipur
uttar pradesh, up state: noida lucknow ghaziabad kanpur
haryana, hariyana: gurgaon faridabad
punjab, panjab: chandigarh mohali ludhiana
madhya pradesh, mp state: indore bhopal
west bengal, bengal, wb: kolkata howrah
odisha, orissa: bhubaneswar cuttack
bihar: patna
jharkhand: ranchi jamshedpur
chhattisgarh, chattisgarh: raipur
assam, north east, northeast: guwahati
uttarakhand, uttrakhand: dehradun
south india: bangalore hyderabad chennai kochi coimbatore
north india: delhi-ncr noida gurgaon chandigarh lucknow jaipur
west india, western india: mumbai pune ahmedabad
east india, eastern india: kolkata bhubaneswar patna
metro cities, metro city: mumbai delhi-ncr bangalore hyderabad chennai kolkata
`;

/**
 * Other spellings and quarters of cities, by the slug of the city; an underscore joins the words of one name. Hindi names are
 * as `romanise` writes them.
 */
const SPELLINGS = `
mumbai: bombay mum mumbay mumbi andheri bandra powai goregaon malad borivali kurla ghatkopar lower_parel bkc worli dadar
bangalore: bengaluru banglore bangaluru bengalore bangalor blr blore bangalor bangalroe bengluru bainglor baingalor bengalur benglor banglor whitefield koramangala electronic_city hsr_layout indiranagar marathahalli bellandur jayanagar yelahanka sarjapur hebbal peenya
delhi-ncr: delhi new_delhi dilli dehli delhincr newdelhi nai_dilli ndls dwarka rohini connaught_place karol_bagh nehru_place okhla saket janakpuri laxmi_nagar pitampura
hyderabad: hyd hydrabad hyderbad hyderabd haidarabad hydrebad hyderabaad hitech_city hitec_city gachibowli madhapur secunderabad kukatpally kondapur
chennai: madras chenai channai chennnai omr tidel guindy velachery t_nagar ambattur
pune: poona puna punne hinjewadi hinjawadi magarpatta kharadi hadapsar chakan pimpri_chinchwad pimpri_chinchwad pcmc viman_nagar baner wakad
kolkata: calcutta kolkatta kolkota culcutta kalkatta kolakata salt_lake rajarhat new_town_kolkata newtown
ahmedabad: amdavad ahemdabad ahmadabad ahmedbad ahamadabad sanand
jaipur: jaypur jaipure jayapur
kochi: cochin ernakulam kakkanad infopark
coimbatore: kovai coimbatur coimbtore
noida: greater_noida gr_noida noyda nodia noida_extension sector_62 sector_63
gurgaon: gurugram gurgoan gurgao gudgaon ggn grg manesar udyog_vihar cyber_city dlf golf_course_road
navi-mumbai: new_bombay navi_mumbai navimumbai vashi belapur airoli panvel kharghar nerul turbhe ghansoli
thane: thana dombivli kalyan mira_road bhiwandi
indore: indor indaur
chandigarh: chandigarah chandighar tricity panchkula zirakpur
lucknow: lakhnau luckhnow lucknw gomti_nagar
nagpur: nagpure
vadodara: baroda vadodra
visakhapatnam: vizag vishakhapatnam vishakapatnam vizak
thiruvananthapuram: trivandrum tvm technopark
mysore: mysuru maisur
mangalore: mangaluru
bhubaneswar: bhubaneshwar bbsr bhuvneshwar bhubneshwar
surat: soorat surath
nashik: nasik
bhopal: bhopaal
patna: patana
ghaziabad: gaziabad ghaziabd ghazibad gzb indirapuram vaishali
faridabad: faridabd ballabgarh
mohali: sas_nagar
gandhinagar: gift_city
kanpur: cawnpore
ludhiana: ludhiyana
dehradun: dehra_dun
vijayawada: vijaywada
tiruchirappalli: trichy tiruchy
puducherry: pondicherry pondichery pondy
hubli: hubballi dharwad
belgaum: belagavi
goa: panaji panjim margao
thrissur: trichur
warangal: hanamkonda
guwahati: gauhati guwahti
howrah: haora hawrah
`;

const readLines = (table: string): (readonly [string, string])[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [before = '', after = ''] = line.split(':');
      return [before.trim(), after.trim()] as const;
    });

export interface KnownLocation {
  readonly name: string;
  readonly slugs: readonly string[];
}

export const REGION_NAMES: readonly KnownLocation[] = readLines(REGIONS).flatMap(([names, slugs]) =>
  names.split(',').map((name) => ({ name: name.trim(), slugs: slugs.split(' ') })),
);

export const CITY_SPELLINGS: readonly KnownLocation[] = readLines(SPELLINGS).flatMap(
  ([slug, names]) =>
    names.split(' ').map((name) => ({ name: name.replaceAll('_', ' '), slugs: [slug] })),
);
