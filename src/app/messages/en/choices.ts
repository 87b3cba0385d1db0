import { area } from '../catalogue.ts'

/** What guests read for the codes that forms send (LANG-08). */
export const choices = area('choices', {
  // PATIENT-32
  sexes: { Male: 'Male', Female: 'Female' },
  // PATIENT-33
  genders: {
    Male: 'Male',
    Female: 'Female',
    'Trans-Man': 'Trans-Man',
    'Trans-Woman': 'Trans-Woman',
    'Non-Binary': 'Non-Binary',
  },
  // PATIENT-36
  races: {
    'American Indian or Alaska Native': 'American Indian or Alaska Native',
    Asian: 'Asian',
    'Black or African American': 'Black or African American',
    'Hispanic or Latino': 'Hispanic or Latino',
    'Native Hawaiian or Other Pacific Islander': 'Native Hawaiian or Other Pacific Islander',
    White: 'White',
    'Other Race': 'Other Race',
    'Not Specified': 'Not Specified',
  },
  // PATIENT-37
  ethnicities: {
    'Hispanic or Latino': 'Hispanic or Latino',
    'Not Hispanic or Latino': 'Not Hispanic or Latino',
    'Not Specified': 'Not Specified',
  },
  // INSURANCE-16
  relationships: { Self: 'Self', Spouse: 'Spouse', Child: 'Child' },
  // LIMITS-04
  languages: {
    English: 'English',
    Spanish: 'Spanish',
    Arabic: 'Arabic',
    Armenian: 'Armenian',
    Chinese: 'Chinese',
    French: 'French',
    German: 'German',
    Greek: 'Greek',
    Italian: 'Italian',
    Japanese: 'Japanese',
    Korean: 'Korean',
    Persian: 'Persian',
    Polish: 'Polish',
    Portuguese: 'Portuguese',
    Russian: 'Russian',
    'Serbo-Croatian': 'Serbo-Croatian',
    Tagalog: 'Tagalog',
    Vietnamese: 'Vietnamese',
  },
})
