/** Names of large employers in India: they are spelt right, whether or not they have a job here. */
const NAMES =
  'tcs infosys wipro hcl cognizant accenture capgemini techmahindra mahindra ibm deloitte kpmg ey pwc genpact amazon google ' +
  'microsoft flipkart myntra swiggy zomato ola uber paytm phonepe razorpay zoho freshworks byjus unacademy reliance jio airtel ' +
  'vodafone tata birla adani bajaj hdfc icici axis kotak sbi lic maruti hyundai hero bosch siemens samsung oracle adobe cisco ' +
  'intel nvidia qualcomm dell lenovo mindtree mphasis ltimindtree persistent hexaware birlasoft concentrix teleperformance ' +
  'startek wns exl firstsource nestle unilever pepsico britannia itc titan godrej asianpaints cipla sunpharma lupin apollo fortis ' +
  'manipal max blinkit zepto meesho nykaa cred groww zerodha policybazaar naukri indeed linkedin shine apna walmart jpmorgan ' +
  'goldman barclays citi hsbc wellsfargo morgan stanley ericsson nokia honeywell schneider dmart bigbasket delhivery bluedart';

export const EMPLOYER_NAMES: readonly string[] = NAMES.split(' ');
