// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/choices.ts'
import { translated } from '../translated.ts'

export const choices = translated<typeof english.choices>()({
  sexes: {
    Male: 'Lalaki', // 03f8c127
    Female: 'Babae', // e8cca808
  },
  genders: {
    Male: 'Lalaki', // 03f8c127
    Female: 'Babae', // e8cca808
    'Trans-Man': 'Trans na lalaki', // 9fd30a84
    'Trans-Woman': 'Trans na babae', // bdbae723
    'Non-Binary': 'Non-Binary', // d0a702a3
  },
  races: {
    'American Indian or Alaska Native': 'American Indian o Alaska Native', // 3bef6d57
    Asian: 'Asyano', // bc7432b8
    'Black or African American': 'Black o African American', // 3cd7419f
    'Hispanic or Latino': 'Hispanic o Latino', // e0bafc04
    'Native Hawaiian or Other Pacific Islander': 'Native Hawaiian o ibang Pacific Islander', // 153ba062
    White: 'Puti', // 3495e757
    'Other Race': 'Ibang lahi', // 0b86a975
    'Not Specified': 'Hindi tinukoy', // 2604d337
  },
  ethnicities: {
    'Hispanic or Latino': 'Hispanic o Latino', // e0bafc04
    'Not Hispanic or Latino': 'Hindi Hispanic o Latino', // 7739e38c
    'Not Specified': 'Hindi tinukoy', // 2604d337
  },
  relationships: {
    Self: 'Sarili', // 85bc0f95
    Spouse: 'Asawa', // f8930c36
    Child: 'Anak', // 80533212
  },
  languages: {
    English: 'English', // ba118bf7
    Spanish: 'Spanish', // 3411059c
    Arabic: 'Arabic', // bafb66f3
    Armenian: 'Armenian', // 676f73a9
    Chinese: 'Chinese', // 8a9779f4
    French: 'French', // 7458199f
    German: 'German', // a659b60d
    Greek: 'Greek', // 5c74e5b8
    Italian: 'Italian', // fe1d9c7d
    Japanese: 'Japanese', // be4ee906
    Korean: 'Korean', // 04656c6f
    Persian: 'Persian', // 7428909a
    Polish: 'Polish', // 770341d6
    Portuguese: 'Portuguese', // 98b01b89
    Russian: 'Russian', // 5bcc40ad
    'Serbo-Croatian': 'Serbo-Croatian', // fbec65e2
    Tagalog: 'Tagalog', // 605eac30
    Vietnamese: 'Vietnamese', // f25499e9
  },
})
