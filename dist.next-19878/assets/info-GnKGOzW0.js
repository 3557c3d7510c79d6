//# allFunctionsCalledOnLoad

import{t as e}from"./scenario-desk-CiR4UGHw.js";import{s as t}from"./routes-master-mlPaxsCs.js";import{j as n}from"./vendor-D_iKJM-m.js";var r=n(),i=()=>(0,r.jsx)(e,{address:t.useSearch()});export{i as component};